import Foundation
import FoundationNetworking
import HeadlessUIKit
import ShowcaseKit

/// Use cases that store something wherever an application can, and show how much of it was there before.
let storage = Showcase("Storage") {
  for name in ["First", "Second", "Third"] {
    UseCase(name, of: StorageViewController.self) { StorageViewController() }
  }
}

final class StorageViewController: WordsViewController {
  /// How often an observer has been notified of ``stored``.
  private nonisolated(unsafe) static var count = 0
  private static let stored = Notification.Name("stored")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add(
      "\(countAndStoreDefaults(.standard)) \(countAndStoreDefaults(UserDefaults(suiteName: "group.storage")))"
    )
    add("\(countAndStoreFile(in: .documentDirectory)) \(countAndStoreFile(in: .cachesDirectory))")
    add("\(countAndStoreFile(in: FileManager.default.temporaryDirectory)) \(countAndStoreCookie())")
    add("\(countObservers()) \(TimeZone.current.identifier)")
  }

  /// What is registered, 10, counts for all defaults from then on.
  private func countAndStoreDefaults(_ defaults: UserDefaults?) -> Int {
    let count = (defaults?.integer(forKey: "count") ?? -1) + (defaults?.integer(forKey: "registered") ?? -1)
    defaults?.set(count + 1, forKey: "count")
    defaults?.register(defaults: ["registered": 10])
    return count
  }

  private func countAndStoreFile(in directory: FileManager.SearchPathDirectory) -> Int {
    countAndStoreFile(in: FileManager.default.urls(for: directory, in: .userDomainMask)[0])
  }

  private func countAndStoreFile(in folder: URL) -> Int {
    let count = try? FileManager.default.contentsOfDirectory(atPath: folder.path).count
    try? Data().write(to: folder.appendingPathComponent("\(count ?? 0)"))
    return count ?? -1
  }

  private func countAndStoreCookie() -> Int {
    let count = HTTPCookieStorage.shared.cookies?.count ?? -1
    let cookie = HTTPCookie(properties: [
      .name: "count\(count)", .value: "1", .domain: "example.org", .path: "/", .maximumAge: "1000000",
    ])
    if let cookie { HTTPCookieStorage.shared.setCookie(cookie) }
    return count
  }

  /// Adds an observer that is never removed.
  private func countObservers() -> Int {
    Self.count = 0
    _ = NotificationCenter.default.addObserver(forName: Self.stored, object: nil, queue: nil) { _ in
      Self.count += 1
    }
    NotificationCenter.default.post(name: Self.stored, object: nil)
    return Self.count
  }
}
