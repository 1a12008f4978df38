import Dispatch
import Foundation

/// The environment that an interface adapts to.
///
/// A trait may be left open: its value is then `unspecified`, and 0 for the display's scale.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Whether the interface lies over other content of the same app.
  public var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  /// Pixels a point.
  public var displayScale: CGFloat = 0
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  public var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  public var accessibilityContrast: UIAccessibilityContrast = .unspecified
  public var legibilityWeight: UILegibilityWeight = .unspecified

  /// Makes a collection that leaves every trait open.
  public init() {}
}

extension UITraitCollection {
  /// Makes a collection of the traits that `mutations` sets.
  public init(mutations: (inout UITraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// The collection with other values for the traits that `mutations` sets.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// Makes a collection of several; where two set the same trait, the later one wins.
  public init(traitsFrom collections: [UITraitCollection]) {
    self = collections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
  }

  /// Whether every trait that `trait` sets has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitField.all.allSatisfy { !$0.isSpecified(trait) || $0.isEqual(self, trait) }
  }

  /// Whether colors may look different under the other traits, or under none.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitField.ofColors.contains { !$0.isEqual(self, other) }
  }

  /// The collection with the values of the traits that `overrides` sets.
  func overridden(by overrides: UITraitCollection) -> UITraitCollection {
    guard overrides != UITraitCollection() else { return self }
    var traits = self
    for field in UITraitField.all where field.isSpecified(overrides) { field.copy(overrides, &traits) }
    return traits
  }
}

/// Collections of a single trait.
extension UITraitCollection {
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
}

extension UITraitCollection {
  /// The traits that code without an environment at hand goes by: those of the view or controller that hears of a
  /// change at the moment, and those of the screen otherwise.
  @MainActor
  public static var current: UITraitCollection {
    get { UIApplication.shared.currentTraits ?? UIScreen.main.traitCollection }
    set { UIApplication.shared.currentTraits = newValue }
  }

  /// Runs `actions` with these traits as ``current``.
  @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let application = UIApplication.shared
    let former = application.currentTraits
    application.currentTraits = self
    defer { application.currentTraits = former }
    actions()
  }
}

extension UITraitCollection {
  /// The current traits for code that may run anywhere, such as that of fonts and colors: `nil` away from the main actor.
  static var inEffect: UITraitCollection? {
    isMain ? MainActor.assumeIsolated { .current } : nil
  }

  /// Whether the code runs on the main actor.
  ///
  /// On Linux the main queue may be served by another thread than the first one, so the queue is asked as well.
  private static var isMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
