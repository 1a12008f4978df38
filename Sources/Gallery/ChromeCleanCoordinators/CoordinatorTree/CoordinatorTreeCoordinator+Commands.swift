import ChromeCleanCommands
import Coordination

extension CoordinatorTreeCoordinator: CoordinatorTreeCommands {
  package func startCoordinator(at index: Int) {
    if line.indices.contains(index) { line[index].start() }
    mediator?.show(line)
  }

  package func stopCoordinator(at index: Int) {
    if line.indices.contains(index) { line[index].stop() }
    mediator?.show(line)
  }

  package func showOverlay() {
    let overlay = NamedCoordinator("Dialog")
    root?.addOverlay(overlay)
    if overlay.isOverlaying, overlay.parent?.isStarted == true { overlay.start() }
    mediator?.show(line)
  }

  package func closeOverlay() {
    root?.overlayCoordinator?.stop()
    root?.removeOverlay()
    mediator?.show(line)
  }
}
