import Foundation

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval

/// Returns the seconds since the beginning of 2001, on a stage by its virtual clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
