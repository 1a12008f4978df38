import Foundation

/// Returns the seconds since the application was launched, on the stage's clock.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.runLoop.now }
