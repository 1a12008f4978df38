/// Foundation's default notification center, of which each stage has its own: an application's observers
/// end with its stage.
enum NotificationHooks {
  private typealias Getter = @convention(c) () -> UnsafeMutableRawPointer

  /// The getter of `NotificationCenter.default`.
  ///
  /// It has no parameters and returns an object that its caller releases; for such a function, the calling
  /// conventions of Swift and C are the same.
  private static let name = "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ"
  private static let real: Getter = RealDispatch.function(name)

  static let all: [Hook] = [
    Hook(
      name,
      {
        guard let center = Replay.current?.notificationCenter else { return real() }
        return Unmanaged.passRetained(center).toOpaque()
      } as Getter)
  ]
}
