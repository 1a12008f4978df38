import Foundation

/// What was copied last: a pasteboard of the application's own, never the host's.
@MainActor
public final class UIPasteboard {
  /// How often the content changed.
  public private(set) var changeCount: Int = 0
  /// All texts that were copied together.
  public var strings: [String]? { didSet { didChange() } }

  init() {}

  /// The pasteboard of the running application.
  public static var general: UIPasteboard { UIApplication.shared.pasteboard }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The first text as an address, if it is one with a scheme.
  public var url: URL? {
    get {
      string.flatMap { URL(string: $0, encodingInvalidCharacters: false) }.flatMap {
        $0.scheme == nil ? nil : $0
      }
    }
    set { string = newValue?.absoluteString }
  }

  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { url != nil }

  private func didChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
