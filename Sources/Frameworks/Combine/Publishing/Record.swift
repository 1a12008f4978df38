/// A publisher that sends recorded values and then a recorded completion to each subscriber.
///
///     let recorded = Record<String, URLError> { recording in
///       recording.receive("first page")
///       recording.receive(completion: .failure(URLError(.timedOut)))
///     }
///     let pages = recorded
///       .sink { print($0) } receiveValue: { print($0) }  // first page, then the failure
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the completion that are sent.
  public let recording: Recording

  /// Creates a publisher of what a closure records.
  ///
  /// - Parameter record: Called at once with an empty recording, which it fills.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of a recording.
  ///
  /// - Parameter recording: The values and the completion that each subscriber receives.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and a completion.
  ///
  /// - Parameters:
  ///   - output: The values, in the order in which they are sent.
  ///   - completion: The end that follows the last value.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber, which receives the values as it requests them.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceSubscription.attach(recording.output, completion: recording.completion, to: subscriber)
  }

  /// Values and a completion, in their order.
  ///
  ///     var recording = Record<Int, Never>.Recording()
  ///     recording.receive(1)
  ///     recording.receive(completion: .finished)
  ///     let numbers = Record(recording: recording)  // 1, finished
  public struct Recording {
    /// The kind of values.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]

    /// The completion; `finished` if none is recorded.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isComplete = false

    /// Creates an empty recording, which can be added to.
    public init() {
      (output, completion) = ([], .finished)
    }

    /// Creates a recording of values and a completion.
    ///
    /// - Parameters:
    ///   - output: The values, in the order in which they are sent.
    ///   - completion: The end that follows the last value.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Adds a value.
    ///
    /// - Parameter input: The value, which comes after those recorded before.
    /// - Precondition: There is no completion yet.
    public mutating func receive(_ input: Input) {
      precondition(!isComplete, "A value is recorded after the completion")
      output.append(input)
    }

    /// Adds the completion.
    ///
    /// - Parameter completion: The end, after which no value can be added.
    /// - Precondition: There is no completion yet.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "A second completion is recorded")
      (self.completion, isComplete) = (completion, true)
    }
  }
}
