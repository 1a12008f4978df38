extension Storyboard {
  /// The beginning that is to be compared with what could be read of a damaged golden, up to its first fault.
  ///
  /// A label that was edited by hand may be what later lines of the golden name a node by. So if the part of the golden
  /// that can be read differs already, that is the difference.
  ///
  /// - Parameter golden: the steps before the fault, as ``readablePart(of:)`` gives them.
  /// - Returns: `nil` where those steps are as they should be, and the fault is all there is to tell.
  package func beginning(differingFrom golden: Storyboard) -> Storyboard? {
    var beginning = self
    beginning.steps = Array(steps.prefix(golden.steps.count))
    return golden.steps.isEmpty || golden == beginning ? nil : beginning
  }
}
