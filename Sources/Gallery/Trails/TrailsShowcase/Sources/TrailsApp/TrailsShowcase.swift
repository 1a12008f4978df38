import ShowcaseKit
import UIKit

/// The screens of Trails, each with trails that are made up.
public let trailsShowcase = Showcase("Trails") {
  UseCase("Three trails", of: TrailListViewController.self) {
    TrailServer.answer(with: MadeUpTrails.all)
    return TrailListViewController()
  }
  UseCase("Lake loop", TrailDetailViewController.make(MadeUpTrails.lake, in: AppEnvironment()))
  UseCase("Six photos", PhotosViewController(trail: MadeUpTrails.lake))
  UseCase("New note", NoteViewController(trail: MadeUpTrails.lake, notes: NoteStore()))
  UseCase("As installed", SettingsViewController())
  UseCase("Start", LicensesViewController())
  // New controllers come above this line.
}
