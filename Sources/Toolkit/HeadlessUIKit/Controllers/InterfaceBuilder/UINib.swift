import Foundation

/// A nib: the objects of a xib among the app's resources, or those that the use case registered with ``InterfaceFiles``.
///
///     UIApplication.shared.environment.interfaceFiles.registerNib("Header") { _ in [UILabel()] }
///     let objects = UINib(nibName: "Header", bundle: nil).instantiate(withOwner: nil)  // one label
@preconcurrency @MainActor
public final class UINib: UIKitObject {
  private let name: String
  private let bundle: Bundle?

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
  ///   - name: The name of the file, or the one under which the use case registered it, without an extension.
  ///   - bundleOrNil: The bundle of the file; `nil` for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }

  /// Returns the nib's top-level objects; raises an exception if there is no such file and nothing is registered.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The nib's owner, whose outlets are set; `nil` for no owner.
  ///   - optionsOrNil: Ignored.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let files = UIApplication.shared.environment.interfaceFiles
    guard let objects = files.objects(ofNib: name, owner: ownerOrNil) else {
      let owner = ownerOrNil.map { $0 as AnyObject }
      if let nib = InterfaceNib.named(name, in: bundle, near: owner) {
        return nib.instantiate(for: ownerOrNil)
      }
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
    let files = UIApplication.shared.environment.interfaceFiles
    guard !files.hasNib(name), !files.sources(of: bundle, with: name, .xib).has(name, .xib),
      let viewClass = Self.viewClass(named: name, near: objects, View.self)
    else { return makeObjects(near: objects).lazy.compactMap { $0 as? View }.first }
    let view = make(viewClass)
    view.awakeFromNib()
    return view
  }

  private func makeObjects(near objects: [AnyObject?]) -> [Any] {
    let files = UIApplication.shared.environment.interfaceFiles
    guard !files.hasNib(name),
      let nib = InterfaceNib.named(name, in: bundle, near: objects.lazy.compactMap { $0 }.first)
    else { return instantiate(withOwner: nil) }
    return nib.instantiate(for: nil)
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
  /// Returns a nib's top-level objects; raises an exception if there is no such file and nothing is registered.
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
