/// A publisher of the values of several publishers that fail alike, the first of which is `a`.
protocol Combining: Publisher where Failure == A.Failure {
  associatedtype A: Publisher
}

/// A publisher of the values of several publishers as they come, which are of one kind.
protocol MergingPublisher: Combining where Output == A.Output {}
