import Coordination
import HeadlessUIKit

extension BroadcastKey<Bool> {
  /// Whether the strip of tabs is in sight.
  package static let tabStripVisible: BroadcastKey = BroadcastKey("tabStripVisible")
}

extension BroadcastKey<CGFloat> {
  /// How far the page is scrolled, as far as that matters to what is around it.
  package static let contentScrollOffset: BroadcastKey = BroadcastKey("contentScrollOffset")
}
