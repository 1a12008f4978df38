/// Who is to be told of something, in the order in which they were added; none of them is owned.
///
/// Observers may be added and removed while others are told. Who is removed is not told any more, and who is added is
/// told from the next time on.
@MainActor
public final class ObserverList<Observer> {
  private final class Reference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  private var references: [Reference] = []

  /// Makes a list of nobody.
  public init() {}

  /// Adds an object at the end; an observer of the list stays where it is.
  public func add(_ observer: Observer) {
    let object = observer as AnyObject
    references.removeAll { $0.object == nil }
    if !references.contains(where: { $0.object === object }) { references.append(Reference(object)) }
  }

  /// Removes an observer; does nothing for any other object.
  public func remove(_ observer: Observer) {
    let object = observer as AnyObject
    references.removeAll { $0.object == nil || $0.object === object }
  }

  /// Tells each observer.
  public func notify(_ tell: (Observer) -> Void) {
    for reference in references where references.contains(where: { $0 === reference }) {
      if let observer = reference.object as? Observer { tell(observer) }
    }
  }
}
