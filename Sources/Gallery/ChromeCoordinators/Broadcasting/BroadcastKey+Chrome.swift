import Coordination

extension BroadcastKey<Bool> {
  /// Whether the strip of tabs is in sight.
  public static let tabStripVisible: BroadcastKey = BroadcastKey("tabStripVisible")
}
