extension Publishers {
  /// A publisher that encodes each value.
  ///
  ///     struct Account: Encodable { let name: String }
  ///     let accounts = PassthroughSubject<Account, Never>()
  ///     let texts = accounts.encode(encoder: JSONEncoder())
  ///       .sink { _ in } receiveValue: { print(String(decoding: $0, as: UTF8.self)) }
  ///     accounts.send(Account(name: "Ada"))  // {"name":"Ada"}
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: FailsWithErrors, SteppingOperator
  where Upstream.Output: Encodable {
    /// The kind of values that are published.
    public typealias Output = Coder.Output

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    var stepper: Steps { Steps("Encode") { [encoder] in .send(try encoder.encode($0)) } }

    private let encoder: Coder

    /// Creates a publisher; apps call `encode(encoder:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - encoder: What writes each value, such as a `JSONEncoder`; kept by the publisher.
    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }
  }
}

extension Publishers {
  /// A publisher that decodes each value.
  ///
  ///     struct Account: Decodable { let name: String }
  ///     let data = PassthroughSubject<Data, Never>()
  ///     let names = data.decode(type: Account.self, decoder: JSONDecoder()).map(\.name)
  ///       .sink { print($0) } receiveValue: { print($0) }
  ///     data.send(Data(#"{"name": "Ada"}"#.utf8))  // Ada
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: FailsWithErrors,
    SteppingOperator
  where Upstream.Output == Coder.Input {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    var stepper: Steps { Steps("Decode") { [decoder] in .send(try decoder.decode(Output.self, from: $0)) } }

    private let decoder: Coder

    /// Creates a publisher; apps call `decode(type:decoder:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - decoder: What reads each value, such as a `JSONDecoder`; kept by the publisher.
    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }
  }
}

extension Publisher {
  /// Decodes each value; an error of the decoder is the failure.
  ///
  /// - Parameters:
  ///   - type: What to decode, such as `Account.self` or `[Account].self`.
  ///   - decoder: What reads each value, such as a `JSONDecoder`; kept by the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value; an error of the encoder is the failure.
  ///
  /// - Parameter encoder: What writes each value, such as a `JSONEncoder`; kept by the publisher.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
