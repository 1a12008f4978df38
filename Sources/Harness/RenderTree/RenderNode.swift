/// One node of a render tree: what the stage shows of one view at one moment.
///
/// A tree is a plain value. Two equal trees have equal texts, and the other way round.
public struct RenderNode: Hashable, Sendable {
  /// The view's class, without its module: `UILabel`.
  public var type: String
  /// The accessibility identifier.
  public var identifier: String?
  /// What the node says: a label's text, a button's title, a field's content.
  public var text: String?
  /// Origin and size in points, in the parent's coordinates.
  public var frame: RenderFrame?
  /// Flags that differ from the type's default, in the order in which they are printed.
  public var states: [String]
  /// Other properties that differ from the type's default, in the order in which they are printed.
  public var attributes: [RenderAttribute]
  /// Children, back to front.
  public var children: [RenderNode]

  public init(
    _ type: String, identifier: String? = nil, text: String? = nil, frame: RenderFrame? = nil,
    states: [String] = [], attributes: [RenderAttribute] = [], children: [RenderNode] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.text = text
    self.frame = frame
    self.states = states
    self.attributes = attributes
    self.children = children
  }
}
