import Foundation

/// An element of a menu: an action, a submenu, or a deferred element.
@preconcurrency @MainActor
open class UIMenuElement: UIKitObject {
  /// The title; empty by default.
  open var title: String
  /// The smaller text below the title; `nil` by default.
  open var subtitle: String?
  /// The image beside the title; `nil` by default.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// Options for an action in a menu; the raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    ///
    /// - Parameter rawValue: A sum of options' values; unknown bits are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is marked as destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is left out of the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark of an action in a menu; the raw values are UIKit's.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash, for a mixed selection.
    case mixed = 2
  }
}

/// A placeholder for elements that are provided when the menu opens:
///
///     let folders = ["Inbox", "Archive"]
///     UIDeferredMenuElement { completion in
///       DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
///         completion(folders.map { folder in UIAction(title: folder) { _ in label.text = folder } })
///       }
///     }
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  /// Receives the elements, immediately or later.
  public typealias Completion = @MainActor ([UIMenuElement]) -> Void

  private let provider: @MainActor (@escaping Completion) -> Void
  private let isCached: Bool
  /// The elements; `nil` until they have been provided.
  private(set) var elements: [UIMenuElement]?
  private var isRequested = false
  /// Updates the menu that is waiting for the elements.
  private var loaded: @MainActor () -> Void = {}

  private init(isCached: Bool, provider: @escaping @MainActor (@escaping Completion) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "Loading…")
  }

  /// Creates an element that requests its elements on first use, and keeps them.
  ///
  /// - Parameter elementProvider: Called once; passes the elements to its argument, now or later.
  public convenience init(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Returns an element that requests its elements each time the menu opens.
  ///
  /// - Parameter elementProvider: Called at each opening; passes the elements to its argument, now
  ///   or later.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Requests the elements, unless they were provided or requested before.
  func load(_ loaded: @escaping @MainActor () -> Void) {
    // Even without a new request, the menu that opened last shows the elements.
    self.loaded = loaded
    guard !isRequested else { return }
    isRequested = true
    provider { [weak self] elements in
      self?.elements = elements
      self?.loaded()
    }
  }

  /// Removes the elements if they are requested each time.
  func menuDidClose() {
    loaded = {}
    guard !isCached else { return }
    elements = nil
    isRequested = false
  }
}
