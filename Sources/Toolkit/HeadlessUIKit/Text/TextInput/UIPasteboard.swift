import Foundation

/// The content that was copied last, in one application; never the host's pasteboard.
///
///     UIPasteboard.general.string = "https://example.com"
///     UIPasteboard.general.url?.host()  // "example.com"
///     UIPasteboard.general.strings = ["one", "two"]
///     UIPasteboard.general.string  // "one"
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The number of times that the content was set.
  public private(set) var changeCount: Int = 0
  /// All texts that were copied together.
  public var strings: [String]? { didSet { didChange() } }

  /// All pictures that were copied together.
  public var images: [UIImage]? { didSet { didChange() } }
  /// All colors that were copied together.
  public var colors: [UIColor]? { didSet { didChange() } }

  init() {}

  /// The pasteboard of the running application.
  public static var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// Posted after the content was set; the object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The first text; setting it replaces all texts.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The first text as an address; `nil` unless it is one with a scheme.
  public var url: URL? {
    get {
      // With invalid characters encoded, any sentence would be an address.
      string.flatMap { URL(string: $0, encodingInvalidCharacters: false) }.flatMap {
        $0.scheme == nil ? nil : $0
      }
    }
    set { string = newValue?.absoluteString }
  }

  /// The texts that are addresses; setting it replaces all texts.
  public var urls: [URL]? {
    get {
      strings?.compactMap { URL(string: $0, encodingInvalidCharacters: false) }.filter { $0.scheme != nil }
    }
    set { strings = newValue?.map(\.absoluteString) }
  }

  /// The first picture; setting it replaces all pictures.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The first color; setting it replaces all colors.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Whether there is any picture.
  public var hasImages: Bool { images?.isEmpty == false }
  /// Whether there is any color.
  public var hasColors: Bool { colors?.isEmpty == false }
  /// The number of items that were copied together.
  public var numberOfItems: Int { max(strings?.count ?? 0, images?.count ?? 0, colors?.count ?? 0) }
  /// Whether there is any text.
  public var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether the first text is an address.
  public var hasURLs: Bool { url != nil }

  private func didChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
