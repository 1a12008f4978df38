import Foundation

/// A class that can contain views with their own appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class whose objects share an appearance.
///
/// For example, switches in tables are orange unless code sets their color:
///
///     UISwitch.appearance(whenContainedInInstancesOf: [UITableView.self]).onTintColor = .systemOrange
@preconcurrency @MainActor
public protocol UIAppearance: UIAppearanceContainer {
  /// Returns the appearance proxy of the class: its values are set on each object that enters a window and
  /// still has the default.
  static func appearance() -> Self
  /// Returns the appearance proxy of the class for objects inside objects of other classes.
  ///
  /// - Parameter containerTypes: The classes of the containers, the innermost first; others may be
  ///   between them.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the appearance proxy of the class; here it is the same for all traits.
  ///
  /// - Parameter trait: Ignored.
  static func appearance(for trait: UITraitCollection) -> Self
}

extension UIAppearance {
  /// Returns the appearance proxy of the class, which is the same for all traits here.
  ///
  /// - Parameter trait: Ignored.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// Returns the appearance proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of the class for views inside objects of other classes.
  ///
  /// Raises an exception if the class's `init(coder:)` returns `nil`.
  ///
  /// - Parameter containerTypes: The classes of the containers, the innermost first; other views
  ///   may be between them. Empty for every view.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.shared.appearances.proxy(of: self, in: containerTypes) {
      guard let view = Self(coder: NSCoder()) else {
        UIException.raise(
          .invalidArgument, "\(Self.self) has no look of its own: its init(coder:) returns nil")
        fatalError("an exception has been raised")
      }
      return view
    }
  }
}

extension UIBarButtonItem: UIAppearance {
  /// Returns the appearance proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of the class for buttons inside objects of other classes.
  ///
  /// Raises an exception for a subclass of `UIBarButtonItem`.
  ///
  /// - Parameter containerTypes: The classes of the containers, the innermost first, including the
  ///   bar; empty for every button.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.shared.appearances.proxy(of: self, in: containerTypes) {
      guard let item = UIBarButtonItem() as? Self else {
        UIException.raise(
          .invalidArgument, "\(Self.self) has no look of its own: set that of UIBarButtonItem")
        fatalError("an exception has been raised")
      }
      return item
    }
  }
}

/// The appearance proxies of an application.
@MainActor
final class Appearances {
  private struct Entry {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let proxy: AnyObject

    /// Whether it applies to an object with some ancestors, the innermost first.
    func fits(_ object: NSObject, inside ancestors: [UIResponder]) -> Bool {
      guard object !== proxy, object.isKind(of: type) else { return false }
      var rest = ancestors[...]
      return containers.allSatisfy { container in
        guard let index = rest.firstIndex(where: { $0.isKind(of: container) }) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }

    /// The number of the class's superclasses.
    var depth: Int {
      sequence(first: Mirror(reflecting: proxy), next: \.superclassMirror).reduce(0) { count, _ in count + 1 }
    }
  }

  private var entries: [Entry] = []

  /// Returns a class's appearance proxy in containers, created if needed.
  func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], make: () -> Object
  ) -> Object {
    let known = entries.first { entry in
      entry.type == type
        && entry.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let known = known?.proxy as? Object { return known }
    let proxy = make()
    entries.append(Entry(type: type, containers: containers, proxy: proxy))
    // Proxies with the most containers come first, and subclasses before their superclasses, since the
    // first value that is set is kept.
    entries.sort { ($0.containers.count, $0.depth) > ($1.containers.count, $1.depth) }
    return proxy
  }

  /// Applies the appearance of its classes to a view that enters a window.
  func apply(to view: UIView) {
    guard !entries.isEmpty else { return }
    let ancestors = sequence(first: view.next, next: { $0?.next }).compactMap { $0 }
    for entry in entries where entry.fits(view, inside: ancestors) {
      guard let proxy = entry.proxy as? UIView else { continue }
      for property in AppearanceProperty.all { property.apply(proxy, view) }
    }
    guard let button = view as? _UIButtonBarButton else { return }
    let looks = entries.filter { $0.fits(button.item, inside: ancestors) }
    button.looks = looks.compactMap { $0.proxy as? UIBarButtonItem }
  }
}
