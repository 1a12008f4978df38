/// Shows how often a text was found.
@MainActor
package protocol FindInPageConsumer: AnyObject {
  func setResults(_ results: FindInPageResults)
}
