/// Where assistive technology scrolls to; the values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
