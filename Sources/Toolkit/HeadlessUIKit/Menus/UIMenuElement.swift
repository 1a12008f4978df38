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
