/// What one person writes to another.
public struct Message: Hashable, Sendable {
  /// Who wrote it.
  public var sender: String
  public var subject: String
  public var text: String

  public init(sender: String, subject: String, text: String) {
    self.sender = sender
    self.subject = subject
    self.text = text
  }
}
