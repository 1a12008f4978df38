import Foundation

/// A nib with the objects that the use case registered: see ``InterfaceFiles``.
///
///     UIApplication.shared.environment.interfaceFiles.registerNib("Header") { _ in [UILabel()] }
///     let objects = UINib(nibName: "Header", bundle: nil).instantiate(withOwner: nil)  // one label
@preconcurrency @MainActor
public final class UINib: UIKitObject {
  private let name: String

  /// A key of an option. Options have no effect here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key in Objective-C.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of UIKit's constant.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that replace a nib's proxies; ignored here.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates a nib. It is looked up only when its objects are needed.
  ///
  /// - Parameters:
  ///   - name: The name under which the use case registered it, without an extension.
  ///   - bundleOrNil: Ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Returns the nib's top-level objects; raises an exception if the nib is not registered.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The nib's owner, whose outlets are set; `nil` for no owner.
  ///   - optionsOrNil: Ignored.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let files = UIApplication.shared.environment.interfaceFiles
    guard let objects = files.objects(ofNib: name, owner: ownerOrNil) else {
      UIException.raise(
        .internalInconsistency,
        "Could not load NIB in bundle with name '\(name)'. "
          + InterfaceFiles.advice("registerNib(\"\(name)\")"))
      return []
    }
    for case let responder as UIResponder in objects { responder.awakeFromNib() }
    return objects
  }

  /// Returns the first of the nib's objects that is a view of a class. If nothing was registered,
  /// creates a view of the class with the nib's name, searched for in the modules of the given
  /// objects.
  func makeView<View: UIView>(near objects: [AnyObject?], make: (View.Type) -> View) -> View? {
    guard !UIApplication.shared.environment.interfaceFiles.hasNib(name),
      let viewClass = Self.viewClass(named: name, near: objects, View.self)
    else { return instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first }
    let view = make(viewClass)
    view.awakeFromNib()
    return view
  }

  private static func viewClass<View: UIView>(
    named name: String, near objects: [AnyObject?], _ type: View.Type
  ) -> View.Type? {
    objects.lazy.compactMap { object in
      let module = object.flatMap { String(reflecting: Swift.type(of: $0)).split(separator: ".").first }
      return module.flatMap { NSClassFromString("\($0).\(name)") as? View.Type }
    }.first
  }
}

extension Bundle {
  /// Returns a nib's top-level objects; raises an exception if the nib is not registered.
  ///
  /// - Parameters:
  ///   - name: The nib's name, without an extension.
  ///   - owner: The nib's owner, whose outlets are set; `nil` for no owner.
  ///   - options: Ignored.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
  }
}

extension UIView {
  /// Returns the objects around a view whose modules may contain the classes of its cells.
  func ownersOfCells(_ others: [AnyObject?]) -> [AnyObject?] {
    others + Array(sequence(first: self as UIResponder, next: \.next))
  }
}
