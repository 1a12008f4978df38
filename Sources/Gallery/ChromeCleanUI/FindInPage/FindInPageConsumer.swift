/// Shows how often a text was found.
@MainActor
public protocol FindInPageConsumer: AnyObject {
  func setResults(_ results: FindInPageResults)
}
