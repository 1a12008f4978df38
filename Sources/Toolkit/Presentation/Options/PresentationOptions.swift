import Synchronization

/// What is to be heeded in a presentation.
///
/// `PresentationOptions()` is a new option that is like no other; ``none`` and `[]` are no option. There is room for
/// 40 new ones in a process.
public struct PresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a new option.
  public init() {
    let bit = Self.nextBit.add(1, ordering: .relaxed).oldValue
    precondition(bit < 63, "There is no room for more presentation options.")
    rawValue = 1 << bit
  }

  public init(_ options: some Sequence<PresentationOptions>) {
    rawValue = options.reduce(0) { $0 | $1.rawValue }
  }

  public init(arrayLiteral options: PresentationOptions...) {
    self.init(options)
  }

  /// The first bits are those of the options below; each new option takes the next one.
  private static let nextBit = Atomic<Int>(23)

  public var isEmpty: Bool { rawValue == 0 }

  /// No option.
  public static let none: PresentationOptions = []
}

extension PresentationOptions {
  /// What had the keyboard before gets it back.
  public static let restoreFirstResponder = PresentationOptions(rawValue: 1 << 0)
  /// A controller that is presented modally comes in a navigation controller.
  public static let embedInNavigationController = PresentationOptions(rawValue: 1 << 1)
  /// A split view controller shows the controller in its primary column.
  public static let showInMaster = PresentationOptions(rawValue: 1 << 2)
  /// A tap beside a modal controller dismisses it.
  public static let tapOutsideToDismiss = PresentationOptions(rawValue: 1 << 3)
  /// A modal presentation fails where it would have to wait.
  public static let failOnBlock = PresentationOptions(rawValue: 1 << 4)
  /// The result comes while the controller goes, not when it is gone.
  public static let dontWaitForDismissAnimation = PresentationOptions(rawValue: 1 << 5)
  /// Nothing moves.
  public static let unanimated = PresentationOptions(rawValue: 1 << 6)
  /// The user may always swipe a modal controller away.
  public static let allowSwipeDismissAlways = PresentationOptions(rawValue: 1 << 7)
  /// A push or a pop is done at once, and not at the next turn of the run loop.
  public static let disablePushPopCoalecing = PresentationOptions(rawValue: 1 << 8)
  /// The controller leaves its navigation controller at the end; those above it stay.
  public static let autoPop = PresentationOptions(rawValue: 1 << 9)
  /// What lies above the controller leaves the navigation controller at the end.
  public static let autoPopSuccessors = PresentationOptions(rawValue: 1 << 10)
  /// The controller and what lies above it leave the navigation controller at the end.
  public static let autoPopSelfAndSuccessors: PresentationOptions = [.autoPop, .autoPopSuccessors]
  /// What is heeded where nothing is said.
  public static let defaults: PresentationOptions = [.embedInNavigationController]

  private static let hidesNavigationBar = PresentationOptions(rawValue: 1 << 11)
  private static let showsNavigationBar = PresentationOptions(rawValue: 1 << 12)

  /// A controller that is pushed is shown without a navigation bar, or with one.
  public static func prefersNavigationBarHidden(_ isHidden: Bool) -> PresentationOptions {
    isHidden ? hidesNavigationBar : showsNavigationBar
  }

  /// Whether a controller that is pushed is shown without a navigation bar, if that is said.
  var isNavigationBarHidden: Bool? {
    if contains(Self.hidesNavigationBar) { return true }
    return contains(Self.showsNavigationBar) ? false : nil
  }
}
