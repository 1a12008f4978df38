import HeadlessUIKit

/// What can be broadcast, as in Chrome: truth values, lengths and whole numbers.
public protocol BroadcastValue: Equatable, Sendable {}

extension Bool: BroadcastValue {}
extension CGFloat: BroadcastValue {}
extension Int: BroadcastValue {}
