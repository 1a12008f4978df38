/// The traits that a view or a controller sets for itself and for what is below it.
///
///     view.traitOverrides.userInterfaceStyle = .dark
@dynamicMemberLookup
public struct UITraitOverrides: Hashable, Sendable {
  var traits: UITraitCollection

  public subscript<Value>(dynamicMember path: WritableKeyPath<UITraitCollection, Value>) -> Value {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }

  /// Whether the trait is set here.
  public func contains(_ trait: UITrait) -> Bool {
    trait.field.isSpecified(traits)
  }

  /// Lets the trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    trait.field.clear(&traits)
  }
}
