import Dispatch
import Foundation
import GoldenFiles
import Storyboards
import Synchronization

/// The goldens of the repository, which match what the program shows, read and parsed once per process.
///
/// Files are read app by app, and parsed only if a regression edits them: parsing all takes half a minute in a debug
/// build.
final class ActualGoldens: Sendable {
  static let shared = ActualGoldens()

  private struct State {
    /// The texts of an app's goldens by their paths below `Snapshots`.
    var texts: [String: [String: Data]] = [:]
    var storyboards: [String: Storyboard] = [:]
  }

  private let state = Mutex(State())

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: GoldenPath.folder)

  /// The names of all scenarios that have a golden.
  let names: [ScenarioName] = (FileManager.default.enumerator(atPath: folder.path) ?? .init())
    .compactMap { path in
      (path as? String).flatMap { GoldenPath("\(GoldenPath.folder)/\($0)").scenario?.name }
    }

  /// The paths of goldens in a folder whose text contains a token, in order.
  func paths(in folder: String, containing token: String) -> [String] {
    let texts = state.withLock { Self.texts(of: folder, in: &$0) }
    let token = Data(token.utf8)
    return texts.filter { path, text in
      path.hasPrefix(folder + "/") && (token.isEmpty || text.range(of: token) != nil)
    }
    .keys.sorted()
  }

  /// Parses goldens of one app concurrently, so that they are ready when they are requested.
  func parse(_ paths: [String]) {
    state.withLock { state in
      guard let first = paths.first else { return }
      let texts = Self.texts(of: first, in: &state)
      let missing = paths.filter { state.storyboards[$0] == nil }.compactMap { path in
        texts[path].map { (path: path, text: $0) }
      }
      let parsed = Mutex<[String: Storyboard]>([:])
      DispatchQueue.concurrentPerform(iterations: missing.count) { index in
        let (path, text) = missing[index]
        let storyboard = Self.storyboard(text, path: path)
        parsed.withLock { $0[path] = storyboard }
      }
      state.storyboards.merge(parsed.withLock { $0 }) { $1 }
    }
  }

  /// The golden at a path below `Snapshots`; `nil` if there is no golden.
  func storyboard(at path: String) -> Storyboard? {
    parse([path])
    return state.withLock { $0.storyboards[path] }
  }

  private static func storyboard(_ text: Data, path: String) -> Storyboard {
    do {
      return try Storyboard(text: String(decoding: text, as: UTF8.self))
    } catch {
      preconditionFailure("\(path): \(error)")
    }
  }

  /// Reads the goldens of the app that a path is in, unless they were read before.
  private static func texts(of path: String, in state: inout State) -> [String: Data] {
    let app = String(path.prefix { $0 != "/" })
    if let texts = state.texts[app] { return texts }
    var texts: [String: Data] = [:]
    let root = folder.appending(path: app).path
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init()
    where name.hasSuffix(".txt") {
      texts["\(app)/\(name)"] = FileManager.default.contents(atPath: "\(root)/\(name)")
    }
    state.texts[app] = texts
    return texts
  }
}
