import Synchronization

/// Options of a presentation.
///
/// `PresentationOptions()` is a new option, different from all others; ``none`` and `[]` are empty.
/// A process may create up to 40 new options.
///
///     controller.present(UIViewController(), options: [.defaults, .unanimated])
public struct PresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: A sum of options' values; unknown bits are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a new option, which differs from all others; a precondition fails after the 40th.
  public init() {
    // Bit 63 would be the sign.
    let bit = Self.nextBit.add(1, ordering: .relaxed).oldValue
    precondition(bit < 63, "There is no room for more presentation options.")
    rawValue = 1 << bit
  }

  /// Creates the union of some options.
  ///
  /// - Parameter options: The options to unite; none makes an empty value.
  public init(_ options: some Sequence<PresentationOptions>) {
    rawValue = options.reduce(0) { $0 | $1.rawValue }
  }

  /// Creates the union of the options in a literal.
  ///
  /// - Parameter options: The options to unite; none makes an empty value.
  public init(arrayLiteral options: PresentationOptions...) {
    self.init(options)
  }

  /// The bits below 23 are for the options below; each new option takes the next one.
  private static let nextBit = Atomic<Int>(23)

  /// Whether there is no option.
  public var isEmpty: Bool { rawValue == 0 }

  /// No option.
  public static let none: PresentationOptions = []
}

extension PresentationOptions {
  /// The former first responder becomes first responder again at the end.
  public static let restoreFirstResponder = PresentationOptions(rawValue: 1 << 0)
  /// A controller that is presented modally is embedded in a navigation controller.
  public static let embedInNavigationController = PresentationOptions(rawValue: 1 << 1)
  /// A split view controller shows the controller in its primary column.
  public static let showInMaster = PresentationOptions(rawValue: 1 << 2)
  /// A tap outside a modal controller dismisses it.
  public static let tapOutsideToDismiss = PresentationOptions(rawValue: 1 << 3)
  /// A modal presentation fails if it would have to wait for another one.
  public static let failOnBlock = PresentationOptions(rawValue: 1 << 4)
  /// The result arrives at the beginning of the controller's dismissal instead of its end.
  public static let dontWaitForDismissAnimation = PresentationOptions(rawValue: 1 << 5)
  /// The presentation and its end are not animated.
  public static let unanimated = PresentationOptions(rawValue: 1 << 6)
  /// The user may always swipe a modal controller away.
  public static let allowSwipeDismissAlways = PresentationOptions(rawValue: 1 << 7)
  /// A push or a pop happens at once instead of in the next turn of the run loop.
  public static let disablePushPopCoalecing = PresentationOptions(rawValue: 1 << 8)
  /// The controller leaves its navigation controller at the end; those above it stay.
  public static let autoPop = PresentationOptions(rawValue: 1 << 9)
  /// The controllers above the presented one leave the navigation controller at the end.
  public static let autoPopSuccessors = PresentationOptions(rawValue: 1 << 10)
  /// The controller and those above it leave the navigation controller at the end.
  public static let autoPopSelfAndSuccessors: PresentationOptions = [.autoPop, .autoPopSuccessors]
  /// The default: ``embedInNavigationController``.
  public static let defaults: PresentationOptions = [.embedInNavigationController]

  private static let hidesNavigationBar = PresentationOptions(rawValue: 1 << 11)
  private static let showsNavigationBar = PresentationOptions(rawValue: 1 << 12)

  /// Returns the option that a pushed controller hides or shows the navigation bar.
  ///
  /// - Parameter isHidden: Whether the bar hides while the controller is on top.
  public static func prefersNavigationBarHidden(_ isHidden: Bool) -> PresentationOptions {
    isHidden ? hidesNavigationBar : showsNavigationBar
  }

  /// Whether a pushed controller hides the navigation bar; `nil` if the options do not decide.
  var isNavigationBarHidden: Bool? {
    if contains(Self.hidesNavigationBar) { return true }
    return contains(Self.showsNavigationBar) ? false : nil
  }
}
