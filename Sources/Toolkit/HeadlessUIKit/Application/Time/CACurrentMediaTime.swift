import Foundation

/// Returns the virtual seconds since the application was launched.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.runLoop.now }
