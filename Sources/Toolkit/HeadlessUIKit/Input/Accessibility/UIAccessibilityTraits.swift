/// A set of behaviors and states of an element, for assistive technology; the values are UIKit's.
///
///     let card = UIView()
///     card.isAccessibilityElement = true
///     card.accessibilityTraits = [.button, .selected]
///     card.accessibilityTraits.contains(.button)  // true
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from UIKit's bits.
  ///
  /// - Parameter rawValue: One bit for each trait.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element acts as a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element opens a URL.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image; it may be combined with another trait such as ``button``.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected, as a row or a tab is.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the app's state, and is read when the app opens.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled, and does not respond to the user.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's value changes too often to be announced each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts sound that VoiceOver should not speak over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly while VoiceOver is running, as a piano key does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns the page when VoiceOver has read it to the end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a bar whose elements are tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a heading, which users can jump to.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIAccessibilityTraits {
  /// Every trait with its name, in the order in which trees print them.
  public static let all: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.searchField, "searchField"),
    (.header, "header"), (.updatesFrequently, "updatesFrequently"), (.adjustable, "adjustable"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.summaryElement, "summaryElement"),
    (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"),
  ]

  /// The names of the traits in the set, in the order of ``all``.
  public var names: [String] {
    Self.all.filter { contains($0.trait) }.map(\.name)
  }
}
