/// Where a command goes, or a whole protocol of commands.
struct CommandRoute {
  /// Not owned: a handler that is gone handles nothing.
  private(set) weak var target: AnyObject?
  /// The class of the target, to tell when it is gone.
  let targetName: String
  /// Commands of the protocol that were taken from the target since.
  var withdrawn: Set<String> = []

  @MainActor
  init(to target: AnyObject) {
    self.target = target
    targetName = "\(type(of: target))"
  }
}
