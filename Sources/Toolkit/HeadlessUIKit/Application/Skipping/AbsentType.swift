/// A class in place of one whose module does not exist here, which can make an object without any data.
///
/// `showcase init` declares such classes. ``skippedValue(_:)`` and ``absentValue(_:of:in:)`` return their objects.
///
///     class Deck: NSObject, AbsentType {
///       static func makePlain() -> Any { Deck() }
///     }
///     let deck: Deck = skippedValue("Game.deck: cannot find 'Store' in scope")
///
/// An object of the class itself is not one of its subclasses, so these have no plain value, unless they are views or
/// view controllers.
public protocol AbsentType {
  /// Returns a new object of the class that declares the function.
  static func makePlain() -> Any
}
