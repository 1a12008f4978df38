import Foundation

/// A file of Interface Builder with views, by its name.
///
/// Nibs are not read here. A table or a collection with which a nib is registered makes a cell of the
/// class with the nib's name, if it is in a module of the view's data source, delegate or controller.
@preconcurrency @MainActor
open class UINib {
  let name: String

  /// Names a nib; the file is not looked for.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// A nib's parts that code provides, as keys of the options of instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects that the nib refers to, by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Raises an exception, as the nib is not read; after a handled one, returns nothing.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    Self.raiseMissing(name)
    return []
  }

  static func raiseMissing(_ name: String) {
    UIException.raise(
      .interfaceBuilder,
      "The nib '\(name)' is not read here. Create its views in code instead, and register a cell's class.")
  }

  /// Makes a view of the class that is named like the nib, which is looked for in the modules of some
  /// objects, and raises an exception if there is none.
  func makeView<View: UIView>(near objects: [AnyObject?], make: (View.Type) -> View) -> View? {
    let modules = objects.compactMap { $0 }.compactMap { object in
      String(reflecting: type(of: object)).split(separator: ".").first
    }
    let classes = modules.lazy.compactMap { NSClassFromString("\($0).\(self.name)") as? View.Type }
    guard let viewClass = classes.first else {
      Self.raiseMissing(name)
      return nil
    }
    let view = make(viewClass)
    view.awakeFromNib()
    return view
  }
}

extension Bundle {
  /// Raises an exception, as nibs are not read here; after a handled one, returns nothing.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib.raiseMissing(name)
    return nil
  }
}

extension UIView {
  /// The objects around a view in whose modules its cells' classes may be.
  func ownersOfCells(_ others: [AnyObject?]) -> [AnyObject?] {
    others + Array(sequence(first: self as UIResponder, next: \.next))
  }
}
