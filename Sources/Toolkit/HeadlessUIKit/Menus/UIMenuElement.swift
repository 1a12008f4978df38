import Foundation

/// A part of a menu: an action, a menu within the menu, or a promise of such parts.
@MainActor
open class UIMenuElement {
  public var title: String
  public var subtitle: String?
  public var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// How an item behaves; the values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an item has a checkmark.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}

/// A place in a menu for elements that are made when the menu shows.
@MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  /// Hands over the elements, now or later.
  public typealias Completion = @MainActor ([UIMenuElement]) -> Void

  private let provider: @MainActor (@escaping Completion) -> Void
  private let isCached: Bool
  /// What the provider handed over, once it has.
  private(set) var elements: [UIMenuElement]?
  private var isAsked = false
  /// The menu that waits for the elements.
  private var loaded: @MainActor () -> Void = {}

  private init(isCached: Bool, provider: @escaping @MainActor (@escaping Completion) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "Loading…")
  }

  /// Makes an element that asks its provider once.
  public convenience init(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Makes an element that asks its provider whenever the menu shows.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Asks for the elements, unless they are there or on their way.
  func load(_ loaded: @escaping @MainActor () -> Void) {
    self.loaded = loaded
    guard !isAsked else { return }
    isAsked = true
    provider { [weak self] elements in
      self?.elements = elements
      self?.loaded()
    }
  }

  /// Forgets what was handed over, if the provider is to be asked each time.
  func menuDidClose() {
    loaded = {}
    guard !isCached else { return }
    elements = nil
    isAsked = false
  }
}
