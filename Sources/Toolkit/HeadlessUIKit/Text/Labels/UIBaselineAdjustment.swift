/// The position of shrunk text on its original line; the values are UIKit's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// Both baselines are the same.
  case alignBaselines
  /// Both centers are the same.
  case alignCenters
  /// At the top of the line.
  case none
}
