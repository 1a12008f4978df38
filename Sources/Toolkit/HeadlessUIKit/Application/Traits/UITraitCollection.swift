import Dispatch
import Foundation

/// The environment that an interface adapts to.
///
/// A trait that a collection leaves open is `unspecified`, or 0 for the display scale. Unlike
/// UIKit's class it is a value.
public struct UITraitCollection: Hashable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  /// How much width there is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// How much height there is.
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// The light or the dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Whether the interface is above other content of the same app.
  public var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  /// The pixels in each point.
  public var displayScale: CGFloat = 0
  /// The reading direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  /// Whether the user prefers a higher contrast.
  public var accessibilityContrast: UIAccessibilityContrast = .unspecified
  /// Whether the user prefers heavier text.
  public var legibilityWeight: UILegibilityWeight = .unspecified

  /// Creates a collection that leaves every trait open.
  public init() {}
}

extension UITraitCollection {
  /// Creates a collection of the traits that `mutations` sets.
  public init(mutations: (inout UITraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// Returns a copy with the traits that `mutations` sets.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// Creates a collection from several; where two set the same trait, the later one wins.
  public init(traitsFrom collections: [UITraitCollection]) {
    self = collections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
  }

  /// Returns whether every trait that `trait` sets has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitField.all.allSatisfy { !$0.isSpecified(trait) || $0.isEqual(self, trait) }
  }

  /// Returns whether colors may look different under the other traits; `true` if there are none.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitField.ofColors.contains { !$0.isEqual(self, other) }
  }

  /// Returns the collection with the values of the traits that `overrides` sets.
  func overridden(by overrides: UITraitCollection) -> UITraitCollection {
    // A shortcut for the usual case, as every view calls this.
    guard overrides != UITraitCollection() else { return self }
    var traits = self
    for field in UITraitField.all where field.isSpecified(overrides) { field.copy(overrides, &traits) }
    return traits
  }
}

/// Collections of a single trait, which leave all others open.
extension UITraitCollection {
  /// Creates a collection of a device alone.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection of a class of width alone.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection of a class of height alone.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection of an appearance alone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection of a level alone.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection of a scale alone.
  public init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection of a reading direction alone.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection of a text size alone.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection of a contrast alone.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection of a weight of text alone.
  public init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
}

extension UITraitCollection {
  /// The traits for code without a view or controller at hand.
  ///
  /// They are those of the object whose change handlers are running, or else the screen's.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    get { UIApplication.shared.currentTraits ?? UIScreen.main.traitCollection }
    set { UIApplication.shared.currentTraits = newValue }
  }

  /// Runs `actions` with these traits as ``current``.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let application = UIApplication.shared
    let former = application.currentTraits
    application.currentTraits = self
    defer { application.currentTraits = former }
    actions()
  }
}

extension UITraitCollection {
  /// The current traits for code that may run on any thread, as fonts and colors do; `nil` off the
  /// main actor.
  static var inEffect: UITraitCollection? {
    isMain ? MainActor.assumeIsolated { .current } : nil
  }

  /// Whether the code runs on the main actor.
  ///
  /// On Linux another thread than the first may serve the main queue, which is why the queue is
  /// checked as well.
  static var isMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
