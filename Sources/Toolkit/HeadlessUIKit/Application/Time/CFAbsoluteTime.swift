import Foundation

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval

/// Returns the seconds since the beginning of 2001, on the stage's clock where there is one.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
