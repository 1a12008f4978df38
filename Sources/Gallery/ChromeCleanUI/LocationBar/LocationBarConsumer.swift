/// Shows where the active page is.
@MainActor
package protocol LocationBarConsumer: AnyObject {
  func setLocation(_ location: PageLocation)
}
