import Dispatch
import Foundation

/// The environment to which an interface adapts.
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
  /// Creates a collection.
  ///
  /// - Parameter mutations: Sets traits of the new, empty collection. Called once, before the
  ///   initializer returns.
  public init(mutations: (inout UITraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// Returns a changed copy.
  ///
  /// - Parameter mutations: Changes traits of the copy. Called once, before this method returns.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// Creates a collection from several.
  ///
  /// - Parameter collections: The collections; later ones override earlier ones.
  public init(traitsFrom collections: [UITraitCollection]) {
    self = collections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
  }

  /// Returns whether this collection has the traits of another one.
  ///
  /// - Parameter trait: The other collection, of which only the traits that are set are compared;
  ///   `nil` is always contained.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitField.all.allSatisfy { !$0.isSpecified(trait) || $0.isEqual(self, trait) }
  }

  /// Returns whether colors may differ between two collections.
  ///
  /// - Parameter other: The collection to compare the style, the level and the contrast with; `nil`
  ///   always differs.
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
  ///
  /// - Parameter userInterfaceIdiom: The kind of device; `unspecified` for an empty collection.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection with only a class of width.
  ///
  /// - Parameter horizontalSizeClass: The class of width; `unspecified` for an empty collection.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with only a class of height.
  ///
  /// - Parameter verticalSizeClass: The class of height; `unspecified` for an empty collection.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with only an appearance.
  ///
  /// - Parameter userInterfaceStyle: The appearance; `unspecified` for an empty collection.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with only a level.
  ///
  /// - Parameter userInterfaceLevel: The level; `unspecified` for an empty collection.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection with only a scale.
  ///
  /// - Parameter displayScale: The number of pixels per point; 0 for an empty collection.
  public init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection with only a reading direction.
  ///
  /// - Parameter layoutDirection: The reading direction; `unspecified` for an empty collection.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection with only a text size.
  ///
  /// - Parameter preferredContentSizeCategory: The text size; `unspecified` for an empty
  ///   collection.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with only a contrast.
  ///
  /// - Parameter accessibilityContrast: The contrast; `unspecified` for an empty collection.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection with only a weight of text.
  ///
  /// - Parameter legibilityWeight: The weight of text; `unspecified` for an empty collection.
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

  /// Makes these traits ``current`` during a call.
  ///
  /// - Parameter actions: Called once, before this method returns; then the former traits are
  ///   current again.
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
  /// The queue is checked as well, because on Linux a thread other than the first may serve the
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
