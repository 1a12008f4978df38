extension Subscribers {
  /// The end of a publisher: its normal one, or a failure.
  ///
  ///     let request = Fail<Int, URLError>(error: URLError(.timedOut)).sink { completion in
  ///       switch completion {
  ///       case .finished: print("done")
  ///       case .failure(let error): print(error.code == .timedOut)  // true
  ///       }
  ///     } receiveValue: { print($0) }
  @frozen public enum Completion<Failure: Error> {
    /// The publisher has finished normally.
    case finished
    /// The publisher has stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// The keys of both directions: `success`, and the error of a failure.
private enum CompletionKeys: String, CodingKey {
  case success
  case error
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Encodes whether this is the normal end, and the error if not.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let failure):
      try container.encode(false, forKey: .success)
      try container.encode(failure, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Decodes a completion as it is encoded.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKeys.self)
    if try container.decode(Bool.self, forKey: .success) {
      self = .finished
    } else {
      self = .failure(try container.decode(Failure.self, forKey: .error))
    }
  }
}

extension Subscribers.Completion {
  /// Returns the same end with another kind of failure.
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }

  /// Returns the same end with any error.
  func eraseError() -> Subscribers.Completion<any Error> { mapFailure { $0 } }
}
