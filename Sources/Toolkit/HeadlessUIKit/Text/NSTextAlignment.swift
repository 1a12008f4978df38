/// The side that lines of text are set against.
public enum NSTextAlignment: String, Hashable, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}
