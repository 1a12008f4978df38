private enum RecordingKeys: String, CodingKey {
  case output
  case completion
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  /// Decodes a recording of values and a completion.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the values and the completion.
  public func encode(into encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }

  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    try encode(into: encoder)
  }
}

private enum RecordKeys: String, CodingKey {
  case recording
}

extension Record: Codable where Output: Codable, Failure: Codable {
  /// Decodes a publisher from its recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKeys.self)
    self.init(recording: try container.decode(Recording.self, forKey: .recording))
  }

  /// Encodes the recording.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKeys.self)
    try container.encode(recording, forKey: .recording)
  }
}
