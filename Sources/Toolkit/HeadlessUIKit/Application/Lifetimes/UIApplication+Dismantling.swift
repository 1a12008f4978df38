import VirtualTime

extension UIApplication {
  /// Dismisses what is presented and pops what is pushed, in all windows, without animation, as a user would leave it.
  ///
  /// What holds controllers only as long as they are shown, such as the handler of an alert's result, lets them go.
  package func leaveScreens() {
    for window in windows { window.rootViewController?.leaveScreens() }
  }

  /// Takes all windows off the screen and releases what they show, as when a scene is discarded: the controllers
  /// disappear first, those that are presented before those that present them.
  package func dismantle() {
    for window in windows {
      window.rootViewController?.disappearWithPresented()
      window.rootViewController = nil
      window.isHidden = true
    }
    // What the application shows meanwhile.
    windows = []
  }
}

extension UIViewController {
  fileprivate func leaveScreens() {
    ownPresented?.leaveScreens()
    if ownPresented != nil { dismiss(animated: false) }
    // First, since a controller that was popped can no longer dismiss what it presents.
    children.forEach { $0.leaveScreens() }
    (self as? UINavigationController)?.popToRootViewController(animated: false)
  }

  fileprivate func disappearWithPresented() {
    ownPresented?.disappearWithPresented()
    children.forEach { $0.ownPresented?.disappearWithPresented() }
    transition(to: .disappeared, animated: false)
    endPresentations()
  }

  /// Releases what a presentation retains until it is dismissed: presenter and presented controller retain each
  /// other through it.
  private func endPresentations() {
    children.forEach { $0.endPresentations() }
    ownPresented?.endPresentations()
    (ownPresented, ownPresentationController, activePresentation) = (nil, nil, nil)
    (presentationContainer, ownTransitionCoordinator) = (nil, nil)
  }
}

extension VirtualRunLoop {
  /// Runs what is pending except repeating timers, whatever its time, so that it releases what it retains.
  ///
  /// - Parameter limit: The number of pieces of work that run at most.
  package func runOut(limit: Int) {
    var turns = 0
    while turns < limit, runNextEvent(dueBy: .infinity, where: { !$0.repeats }) { turns += 1 }
  }

  /// Forgets all pending work, and releases what it retains.
  package func discardEvents() {
    let events = queue.events
    queue = EventQueue()
    // Released at the end, since what ends with it may schedule more.
    withExtendedLifetime(events) {}
  }

  /// Marks a pending event as one that always comes again.
  func markRepeating(_ token: Token?) {
    guard let token else { return }
    queue.change({ $0.sequence == token.sequence }) { $0.repeatsForever = true }
  }
}

extension VirtualRunLoop.Event {
  /// Whether the event comes again and again until it is cancelled.
  var repeats: Bool { repeatsForever || job?.kind.repeats == true }
}
