import Dispatch
import Foundation

/// The environment to which an interface adapts:
///
/// A trait that is not set is `unspecified`, or 0 for the display scale. Unlike UIKit's class, the
/// collection is a value.
///
///     let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
///     let light = UITraitCollection(userInterfaceStyle: .light)
///     UITraitCollection(traitsFrom: [dark, light]).userInterfaceStyle  // .light
public struct UITraitCollection: Hashable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  /// The class of the available width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// The class of the available height.
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// The light or the dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Whether the interface is above other content of the same app.
  public var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  /// The number of pixels per point.
  public var displayScale: CGFloat = 0
  /// The reading direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  /// Whether the user prefers a higher contrast.
  public var accessibilityContrast: UIAccessibilityContrast = .unspecified
  /// Whether the user prefers heavier text.
  public var legibilityWeight: UILegibilityWeight = .unspecified

  /// Creates a collection without traits.
  public init() {}
}

extension UITraitCollection {
  /// Creates a collection with the traits that `mutations` sets.
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

  /// Creates a collection from several; later ones override earlier ones.
  public init(traitsFrom collections: [UITraitCollection]) {
    self = collections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
  }

  /// Returns whether all traits that are set in `trait` have the same values here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitField.all.allSatisfy { !$0.isSpecified(trait) || $0.isEqual(self, trait) }
  }

  /// Returns whether colors may differ between the two collections; `true` for `nil`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitField.ofColors.contains { !$0.isEqual(self, other) }
  }

  /// Returns the collection with the traits that `overrides` sets.
  func overridden(by overrides: UITraitCollection) -> UITraitCollection {
    // A shortcut for the common case, since every view calls this.
    guard overrides != UITraitCollection() else { return self }
    var traits = self
    for field in UITraitField.all where field.isSpecified(overrides) { field.copy(overrides, &traits) }
    return traits
  }
}

/// Collections with a single trait.
extension UITraitCollection {
  /// Creates a collection with only a kind of device.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection with only a class of width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with only a class of height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with only an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with only a level.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection with only a scale.
  public init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection with only a reading direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection with only a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with only a contrast.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection with only a weight of text.
  public init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
}

extension UITraitCollection {
  /// The traits for code without a view or a controller.
  ///
  /// They are those of the object whose change handlers are running, otherwise the screen's.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    get { UIApplication.shared.currentTraits ?? UIScreen.main.traitCollection }
    set { UIApplication.shared.currentTraits = newValue }
  }

  /// Calls `actions` with these traits as ``current``.
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
  /// The queue is checked as well, because on Linux another thread than the first may serve the
  /// main queue.
  static var isMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
