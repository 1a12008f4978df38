import Foundation

/// A class that can contain views with a look of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class whose objects have a look in common.
@preconcurrency @MainActor
public protocol UIAppearance: UIAppearanceContainer {
  /// Returns the look of the class's objects: what is set there is set on each one that enters a window and has its
  /// default yet.
  static func appearance() -> Self
  /// Returns the look of the class's objects inside of objects of other classes, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the look of the class's objects; traits are not distinguished here.
  static func appearance(for trait: UITraitCollection) -> Self
}

extension UIAppearance {
  /// Returns the look of the class's objects; traits are not distinguished here.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// Returns the look of the class's views.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the look of the class's views inside of objects of other classes, the innermost first.
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
  /// Returns the look of the class's buttons.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the look of the class's buttons inside of objects of other classes; the bar counts as one.
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

/// The looks of classes in an application.
@MainActor
final class Appearances {
  private struct Entry {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let proxy: AnyObject

    /// Whether it is the look of an object with some ancestors, the innermost first.
    func fits(_ object: NSObject, inside ancestors: [UIResponder]) -> Bool {
      guard object !== proxy, object.isKind(of: type) else { return false }
      var rest = ancestors[...]
      return containers.allSatisfy { container in
        guard let index = rest.firstIndex(where: { $0.isKind(of: container) }) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }

    /// The number of superclasses of the class.
    var depth: Int {
      sequence(first: Mirror(reflecting: proxy), next: \.superclassMirror).reduce(0) { count, _ in count + 1 }
    }
  }

  private var entries: [Entry] = []

  /// Returns the object that has the look of a class inside of others, and makes it where there is none.
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
    // What is inside of most others comes first, and a subclass before its class: a value that is set stays.
    entries.sort { ($0.containers.count, $0.depth) > ($1.containers.count, $1.depth) }
    return proxy
  }

  /// Gives a view that enters a window the looks of its classes.
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
