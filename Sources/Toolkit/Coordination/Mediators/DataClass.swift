/// A class that holds data and nothing else, so that it may cross from a mediator to its consumer.
///
/// `Sendable` has the compiler see to it that the class is final and all its properties are constants.
public protocol DataClass: AnyObject, Sendable {}
