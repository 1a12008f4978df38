/// Everything that could run: the showcases, their use cases, and the scripts of each.
///
/// The order of a catalogue is the order of what a plan expands to.
public struct Catalogue: Hashable, Sendable {
  public var targets: [Target]

  public init(_ targets: [Target]) {
    self.targets = targets
  }

  /// One showcase.
  public struct Target: Hashable, Sendable {
    public var name: String
    public var useCases: [UseCase]

    public init(_ name: String, _ useCases: [UseCase]) {
      self.name = name
      self.useCases = useCases
    }
  }

  /// One use case, named by its class for display and its text.
  public struct UseCase: Hashable, Sendable {
    public var classForDisplay: String
    public var text: String
    /// The names of its scripts; the implicit `launch` need not be among them.
    public var scripts: [String]
    /// The names of its tags, without a leading dot.
    public var tags: [String]

    public init(_ classForDisplay: String, _ text: String, scripts: [String] = [], tags: [String] = []) {
      self.classForDisplay = classForDisplay
      self.text = text
      self.scripts = scripts
      self.tags = tags
    }
  }
}
