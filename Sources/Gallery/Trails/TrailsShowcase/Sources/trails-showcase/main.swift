import ShowcaseCommand
import TrailsApp

ShowcaseCommand.main(trailsShowcase)
