/// What becomes of text that is wider than its line; the raw values are UIKit's.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}
