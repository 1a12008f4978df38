extension Publishers.Merge7 {
  /// Publishes the values of another publisher, too.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
  where G.Failure == P.Failure, G.Output == P.Output {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
