/// How text that is made smaller is placed on the line of the larger one; the values are UIKit's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// Both baselines are the same.
  case alignBaselines
  /// Both centers are the same.
  case alignCenters
  /// At the top of the line.
  case none
}
