/// A publisher that hides the type of another one.
///
/// An interface that returns it shows no more than the kinds of values and failures.
///
///     struct Store {
///       private let subject = CurrentValueSubject<[String], Never>([])
///       var names: AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }
///       func add(_ name: String) { subject.value.append(name) }
///     }
///     let store = Store()
///     let names = store.names.sink { print($0) }  // []
///     store.add("Ada")  // ["Ada"]
@frozen
public struct AnyPublisher<Output, Failure: Error>: CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let publisher: any Publisher<Output, Failure>

  /// The name of the type.
  public var description: String { "AnyPublisher" }

  /// The name of the type.
  public var playgroundDescription: Any { description }

  /// Creates a publisher that hides the type of another one.
  ///
  /// - Parameter publisher: The publisher to hide; one that hides another already is not wrapped
  ///   again.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.publisher = (publisher as? AnyPublisher<Output, Failure>)?.publisher ?? publisher
  }
}

extension AnyPublisher: Publisher {
  /// Attaches a subscriber to the hidden publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
